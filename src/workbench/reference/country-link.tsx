import { Link } from '@tanstack/react-router';
import type { RegimeSummary } from '../../client/index.ts';

/** The name of a country, as a link to its regime if there is one. */
export function CountryLink({ code, name, regimes, className }: Props) {
  if (!regimes.some(({ country }) => country === code)) return <span>{name}</span>;
  return (
    <Link to="/regimes/$code" params={{ code }} className={className}>
      {name}
    </Link>
  );
}

interface Props {
  code: string;
  name: string;
  regimes: readonly Pick<RegimeSummary, 'country'>[];
  className: string;
}
