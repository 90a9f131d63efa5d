export const read = 'More is told in the {documentation}.';
export const documentation = 'documentation';
