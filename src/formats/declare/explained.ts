/** Billwright's own codes about a format, each with the fault in words, and how to fix it. */
export type ExplainedCodes = Readonly<Record<string, readonly [description: string, explanation: string]>>;
