export const noDocument = 'There is no document yet. Set one.';
export const expectedData = 'expected text, or an object that can be serialised as JSON';
export const expectedStyle = 'expected a colour or a font as in CSS';
export const unknownMember = 'Unknown member. Known members: {known}.';
