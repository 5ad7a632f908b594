import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A library that nothing imports is installed with every deployment all the same.

/** Libraries that are needed by others at run time, without an import of ours. */
const PEERS = new Set([
  // Of Chakra.
  "@emotion/react",
  // Of firebase-admin, which takes the version that stands here.
  "@google-cloud/firestore",
  // The domain imports it; what is deployed installs the packages of the functions alone.
  "libphonenumber-js",
]);

const PACKAGES = ["domain", "functions", "web"] as const;

const dependenciesOf = (folder: string): string[] =>
  Object.keys(JSON.parse(textOf(`${folder}/package.json`)).dependencies ?? {}).filter(
    (name) => !name.startsWith("@dure/") && !PEERS.has(name),
  );

test.each(PACKAGES)("all libraries of %s are imported", (folder) => {
  const texts = filesLike(`${folder}/**/*.{ts,tsx,js,mjs,css,html}`).map(textOf);
  const unused = dependenciesOf(folder).filter(
    (name) => !texts.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
  );
  expect(unused).toEqual([]);
});
