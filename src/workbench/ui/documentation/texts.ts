export const read = 'Read more in the {documentation}.';
export const documentation = 'documentation';
