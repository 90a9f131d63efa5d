/** The heading of a table column. */
export function Heading({ name, className }: { name: string; className: string }) {
  return (
    <th scope="col" className={className}>
      {name}
    </th>
  );
}
