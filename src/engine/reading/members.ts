/** How many members the value's objects have, its own and those of everything in it. */
export function membersOf(value: object): number {
  let members = 0;
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) members += membersOf(entry);
    return members;
  }
  // Values of JSON.parse have no enumerable members but their own.
  for (const name in value) {
    members++;
    const member: unknown = value[name as keyof typeof value];
    if (typeof member === 'object' && member !== null) members += membersOf(member);
  }
  return members;
}
