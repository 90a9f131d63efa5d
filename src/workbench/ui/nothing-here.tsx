import { Link, type LinkProps } from '@tanstack/react-router';
import { Message } from './message.tsx';

/** Reports an unknown address, with a link to continue. */
export function NothingHere({ title, to, link }: { title: string; to: LinkProps['to']; link: string }) {
  return (
    <Message title={title} page>
      <p>
        <Link to={to} className="text-accent underline">
          {link}
        </Link>
      </p>
    </Message>
  );
}
