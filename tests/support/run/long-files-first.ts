import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that are short but run long: if one of them started last, it would keep one worker busy while the others are
 * idle.
 */
const LONG = [
  "tests/e2e/app/subdomains.test.ts",
  "tests/e2e/app/accessibility-settings.test.ts",
  "tests/emulators/restart.test.ts",
  "tests/api/repeated-requests.test.ts",
];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((file) => moduleId.endsWith(`/${file}`));

/** Starts a project with its long files. Vitest goes by a file's size where it has no times of an earlier run, as in CI. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
