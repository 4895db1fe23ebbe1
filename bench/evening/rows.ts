// The measured costs as rows of a table, each with its unit.
import type { CallCost, Costs } from './costs.ts'
import type { Measured } from './measure/measure-costs.ts'

export function groupRows(groups: Measured['groups']) {
  return groups.map(({ size, alone, capacity }) => ({
    'scans in a group': size,
    'PostgreSQL, a scan': (alone.postgres / size).toFixed(3),
    'with a capacity': (capacity.postgres / size).toFixed(3),
    'node, a scan': (alone.node / size).toFixed(3),
    'group took, ms': alone.ms.toFixed(1),
    'WAL bytes, a scan': Math.round(alone.walBytes / size),
  }))
}

export function costRows(costs: Costs) {
  const line = (what: string, { postgres, node }: CallCost) => ({
    what,
    PostgreSQL: `${postgres.base.toFixed(3)} + n × ${postgres.each.toFixed(4)}`,
    node: `${node.base.toFixed(3)} + n × ${node.each.toFixed(4)}`,
  })
  const alone = (what: string, postgres: number, node: number) => ({
    what,
    PostgreSQL: postgres.toFixed(3),
    node: node.toFixed(4),
  })
  return [
    line('a group of n scans', costs.group),
    line('the same with a capacity', costs.groupWithCapacity),
    line('whose doors n calls are', costs.doors),
    alone('a scan over HTTP, besides', costs.scan.postgres, costs.scan.node),
    line('news for n occasions without any', costs.news),
    alone('an occasion with news, besides', costs.newsOfOne.postgres, costs.newsOfOne.node),
    alone(`a message to a door, ${Math.round(costs.message.bytes)} bytes`, 0, costs.message.node),
    line('a look at n doors, once a second', costs.standings),
    line('counting n contacts', costs.count),
    alone(
      `5,000 contacts of an offline list, ${Math.round(costs.page.bytes / 1000)} kB`,
      costs.page.postgres,
      costs.page.node,
    ),
    alone('the same answer to another door', 0, costs.page.another),
    line('handing in n scans', costs.handIn),
    alone('an image', 0, costs.image),
    alone('a commit waits for the disk, ms', costs.flushMs, 0),
  ]
}
