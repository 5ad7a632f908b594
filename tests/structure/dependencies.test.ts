import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A library that nothing imports would still be installed with every deployment.

/** Libraries that others need at run time, without an import in the project. */
const PEERS = new Set([
  // Needed by Chakra.
  "@emotion/react",
  // Needed by firebase-admin, which takes the version in functions/package.json.
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
