/**
 * The visitor's personal details, which a form or a link may pass on. They must not stay in an address that is copied
 * or logged.
 */
const DETAILS = ["name", "email", "phone", "company", "note"];

const keyOf = (path: string): string => `dure details ${path}`;

let taken: string | undefined;

/**
 * Removes the visitor's personal details from the page's address and keeps them for reloads in the same tab.
 * @returns the address's query, including the details
 */
export function takenDetails(): string {
  taken ??= take();
  return taken;
}

function take(): string {
  const url = new URL(location.href);
  // A form that leads here passes them in the fragment, which no server sees; a link may have them in its query.
  const handed = new URLSearchParams(url.hash.slice(1));
  const given = DETAILS.flatMap((name) =>
    [...url.searchParams.getAll(name), ...handed.getAll(name)].map((value) => [name, value]),
  );
  const key = keyOf(url.pathname);
  if (given.length === 0) {
    const kept = new URLSearchParams(stored(key));
    const all = [...url.searchParams, ...kept];
    return new URLSearchParams(all).toString();
  }
  for (const name of DETAILS) url.searchParams.delete(name);
  const whole = new URLSearchParams([...url.searchParams, ...given]).toString();
  url.hash = "";
  store(key, new URLSearchParams(given).toString());
  history.replaceState(history.state, "", url);
  return whole;
}

// A browser may refuse storage in a frame.
function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // After a reload, the form asks again.
  }
}
