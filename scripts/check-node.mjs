// Plain JavaScript, loaded before everything else: a Node that cannot read TypeScript still says what is wrong.
const needed = 26
const major = Number(process.versions.node.split('.')[0])
if (major < needed) {
  console.error(
    `Listpass needs Node ${needed} or newer, and this is ${process.versions.node}. ` +
      'Run npm install, which brings one, and then npm start; it is also in node_modules/.bin/node.',
  )
  process.exit(1)
}
