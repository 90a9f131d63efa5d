export const read = {};
