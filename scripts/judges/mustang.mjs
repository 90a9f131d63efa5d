/** Runs the validator of Mustang (https://www.mustangproject.org), which Maven fetches, on many files. Own code, because it takes seconds to start. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jarOf } from './maven.mjs';

export const MUSTANG = 'org.mustangproject:Mustang-CLI:2.26.0';

const VALIDATE = `import java.io.File;
import org.mustangproject.validator.ZUGFeRDValidator;
public class Validate {
  public static void main(String[] files) {
    for (String file : files) {
      try {
        ZUGFeRDValidator validator = new ZUGFeRDValidator();
        String report = validator.validate(file);
        System.out.println((validator.wasCompletelyValid() ? "PASS\\t" : "FAIL\\t") + file + "\\t" + report.replaceAll("\\\\s+", " "));
      } catch (Exception failed) {
        System.out.println("NONE\\t" + file + "\\t" + failed);
      }
    }
  }
}
`;

/** @typedef {{ isValid: boolean | undefined, report: string }} Validation `isValid` is undefined if Mustang could not check the file. */

/**
 * Validates files; undefined without Java and Maven.
 * @param {readonly string[]} files @param {string} folder for what is fetched and written
 * @returns {Map<string, Validation> | undefined}
 */
export function validateByMustang(files, folder) {
  const jar = jarOf(MUSTANG, folder);
  if (jar === undefined) return undefined;
  const source = join(folder, 'Validate.java');
  writeFileSync(source, VALIDATE);
  const { stdout, stderr } = spawnSync('java', ['-cp', jar, source, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = (stdout ?? '').split('\n').filter((line) => /^(?:PASS|FAIL|NONE)\t/.test(line));
  if (lines.length < files.length) console.log(stderr?.slice(-2000));
  return new Map(
    lines.map((line) => {
      const [verdict, file = '', report = ''] = line.split('\t');
      return [file, { isValid: verdict === 'NONE' ? undefined : verdict === 'PASS', report }];
    }),
  );
}
