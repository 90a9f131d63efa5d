export const noDocument = 'There is no document yet. Set one.';
export const expectedData = 'expected a text, or an object that can be written as JSON';
export const unknownMember = 'Unknown member. Known members: {known}.';
