// For --import: a process on a machine with an older Node or another C library, which cannot be had on this one.
const { LISTPASS_TEST_NODE: version, LISTPASS_TEST_LIBC: library } = process.env

if (version !== undefined) Object.defineProperty(process.versions, 'node', { value: version })
if (library === 'musl') process.report.getReport = () => ({ header: {} })
