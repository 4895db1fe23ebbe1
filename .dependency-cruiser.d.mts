declare const rules: { forbidden: { name: string }[] }
export default rules
