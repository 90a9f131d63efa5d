/** Longest sentence that is shown completely: about three lines next to a field. */
const SHORT = 100;

/** Returns the short form of a fault's message: its first sentence without examples. Short messages stay complete. */
export function shortFault(message: string): string {
  if (message.length <= SHORT) return message;
  const [first = ''] = message.split(/(?<=\.) (?=[A-Z])/);
  const clauses = first.split('; ');
  const without = clauses.map((clause, index) => {
    const example = clause.indexOf(', as in ');
    return example < 0 || index === clauses.length - 1 ? clause : clause.slice(0, example);
  });
  return without.join('; ');
}
