/** The names that the API uses; `type` is the kind of each line. */
export const wireNames: Record<string, string> = {
  code: 'qr_code',
  code_key: 'qr_code',
  rule_effects: 'changes',
  type: 'field_type',
}
