import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HOST, PROJECT_ID } from "../addresses";
import { functionSecrets, functionSettings } from "./function-settings";
import { type Rule, withLocalOrigins } from "./local-policy";
import { ROOT, type Suite } from "./settings";

export const RULES = ["firestore.rules", "firestore.indexes.json", "storage.rules"];

/** Copies everything that a deployment sends to Firebase into the suite's folder. */
export async function deploy(suite: Suite) {
  await mkdir(suite.folder, { recursive: true });
  await Promise.all([deployConfig(suite), deployRules(suite), deployFunctions(suite), deployHosting(suite)]);
}

/** Replaces changed rules atomically, because the emulators watch these files. */
export async function deployRules(suite: Suite) {
  for (const name of RULES) {
    const target = join(suite.folder, name);
    const content = await readFile(join(ROOT, name), "utf8");
    if (content.trim() === "" || content === (await readFile(target, "utf8").catch(() => ""))) continue;
    await writeFile(`${target}.new`, content);
    await rename(`${target}.new`, target);
  }
}

/** Copies the built functions and writes their configuration. */
export async function deployFunctions(suite: Suite) {
  const folder = join(suite.folder, "functions");
  await mkdir(folder, { recursive: true });
  await Promise.all([
    ...["package.json", ".env"].map((name) => cp(join(ROOT, "functions", name), join(folder, name))),
    writeFile(join(folder, `.env.${PROJECT_ID}`), dotenv(functionSettings(suite))),
    writeFile(join(folder, ".secret.local"), dotenv(functionSecrets())),
  ]);
  await cp(join(ROOT, "functions/lib"), join(folder, "lib"), { recursive: true });
  await linkOwnVersions(folder);
}

/**
 * npm installs a package below `functions` if other workspaces need another version of it. Without this link, the suite
 * would run the other version, which a deployment never installs.
 */
async function linkOwnVersions(folder: string): Promise<void> {
  const own = join(ROOT, "functions/node_modules");
  const link = join(folder, "node_modules");
  if (existsSync(own) && !existsSync(link)) await symlink(own, link, "junction");
}

const dotenv = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join("");

async function deployConfig(suite: Suite) {
  const config = JSON.parse(await readFile(join(ROOT, "firebase.json"), "utf8"));
  await writeFile(
    join(suite.folder, "firebase.json"),
    JSON.stringify({ ...config, hosting: hosting(suite, config.hosting), emulators: emulators(suite) }, null, 2),
  );
}

const hosting = (suite: Suite, deployed: { headers: Rule[] }) => ({
  ...deployed,
  public: "hosting",
  headers: withLocalOrigins(deployed.headers, suite),
});

function emulators({ at }: Suite) {
  const on = (port: number) => ({ host: HOST, port });
  return {
    hosting: on(at.port("hosting")),
    functions: on(at.port("functions")),
    auth: on(at.port("auth")),
    firestore: { ...on(at.port("firestore")), websocketPort: at.port("firestoreWebsocket") },
    storage: on(at.port("storage")),
    tasks: on(at.port("tasks")),
    eventarc: on(at.port("eventarc")),
    hub: on(at.port("hub")),
    logging: on(at.port("logging")),
    ui: { enabled: false },
    singleProjectMode: true,
  };
}

/** Copies the built web app and writes its configuration. */
export async function deployHosting(suite: Suite) {
  const folder = join(suite.folder, "hosting");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const dist = join(ROOT, "web/dist");
  if (existsSync(dist)) await cp(dist, folder, { recursive: true });
  await writeFile(join(folder, "config.json"), JSON.stringify(webConfig(suite), null, 2));
  await writeLegalPages(join(folder, "legal"));
  await addGapi(suite, join(folder, "index.html"));
}

/** Writes placeholders for the legal pages; a deployment links to its own texts. */
async function writeLegalPages(folder: string) {
  await mkdir(folder, { recursive: true });
  const pages = { terms: "이용약관 · Terms of service", privacy: "개인정보 처리방침 · Privacy policy" };
  for (const [name, title] of Object.entries(pages))
    await writeFile(
      join(folder, `${name}.html`),
      `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>The operator's text stands here.</p></html>\n`,
    );
}

function webConfig({ at }: Suite) {
  return {
    ...(at.domain && { domain: at.domain }),
    supportEmail: "support@dure.example",
    termsUrl: "/legal/terms.html",
    privacyUrl: "/legal/privacy.html",
    firebase: {
      apiKey: "local",
      authDomain: `${PROJECT_ID}.firebaseapp.com`,
      projectId: PROJECT_ID,
      storageBucket: `${PROJECT_ID}.appspot.com`,
      appId: "local",
    },
    emulators: {
      auth: at.auth.url,
      firestore: { host: HOST, port: at.port("firestore") },
      storage: { host: HOST, port: at.port("storage") },
    },
  };
}

/** Loads our gapi script in the page. Without it, firebase/auth loads Google's from the internet. */
async function addGapi(suite: Suite, index: string) {
  if (!existsSync(index)) return;
  const html = await readFile(index, "utf8");
  await writeFile(index, html.replace("<head>", `<head>\n    <script src="${suite.at.auth.url}/__gapi.js"></script>`));
}
