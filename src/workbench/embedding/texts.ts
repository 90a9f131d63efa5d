export const noDocument = 'There is no document yet: set one.';
export const expectedData = 'expected a text, or an object that JSON can hold';
export const unknownMember = 'There is no such member; there are {known}.';
