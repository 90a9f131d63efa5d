import { useQuery } from '@tanstack/react-query';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const FILE = '/billwright.html';

/** Offers the workbench as a single file, if the server has it. */
export function OneFileSection() {
  const { data: isThere } = useQuery({
    queryKey: ['one-file'],
    queryFn: async ({ signal }) => (await fetch(FILE, { method: 'HEAD', signal })).ok,
    retry: false,
  });
  return (
    <div className="grid gap-1.5">
      <span className="font-medium">
        {isThere ? (
          <a href={FILE} download className="text-accent underline">
            {say(texts.oneFile)}
          </a>
        ) : (
          say(texts.oneFile)
        )}
      </span>
      <p className="text-soft text-xs">
        {isThere === false ? say(texts.oneFileMissing, { command: 'npm run build:file' }) : say(texts.oneFileHow)}
      </p>
    </div>
  );
}
