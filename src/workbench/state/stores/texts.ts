export const exportFile = 'Save as a file';
export const importFile = 'Load from a file';
export const clearNow = 'Delete';
export const keep = 'Keep';
