/** Returns the number of members of an object and of all objects within it. */
export function membersOf(value: object): number {
  let members = 0;
  if (Array.isArray(value)) {
    for (const entry of value) if (typeof entry === 'object' && entry !== null) members += membersOf(entry);
    return members;
  }
  // Values of JSON.parse have no inherited enumerable members.
  for (const name in value) {
    members++;
    const member: unknown = value[name as keyof typeof value];
    if (typeof member === 'object' && member !== null) members += membersOf(member);
  }
  return members;
}
