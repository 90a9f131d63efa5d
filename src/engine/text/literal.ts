/** Returns a pattern that matches a text itself. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
