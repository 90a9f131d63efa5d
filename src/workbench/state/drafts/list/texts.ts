export const search = 'Number or customer';
export const noneFound = 'No document matches';
