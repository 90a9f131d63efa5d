/** Examples of rules by code, which the build writes (`scripts/rule-examples.mjs`). */
declare module '*/examples.json' {
  const examples: Readonly<Record<string, string>>;
  export default examples;
}
