/** What a column of a table holds. */
export function Heading({ name, className }: { name: string; className: string }) {
  return (
    <th scope="col" className={className}>
      {name}
    </th>
  );
}
