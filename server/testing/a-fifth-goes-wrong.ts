/** Faults of the sandbox that hit a fifth of all calls. */
export const aFifthGoesWrong = [
  { kind: 'too_many', probability: 0.05 },
  { kind: 'bare_403', probability: 0.02 },
  { kind: 'server_error', probability: 0.04 },
  { kind: 'server_error', status: 502, probability: 0.03 },
  { kind: 'lost_answer', probability: 0.06 },
] as const
