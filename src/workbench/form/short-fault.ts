/** Sentences up to so many characters are shown whole: some three lines beside a field. */
const SHORT = 100;

/**
 * Returns what is wrong and what to do, of a sentence about a fault: without examples, and without what is said beyond
 * its first sentence. What is short stays whole.
 */
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
