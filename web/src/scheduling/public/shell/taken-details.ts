/** What a visitor typed into a form before, and links may give: it must not stand in an address that is copied or logged. */
const DETAILS = ["name", "email", "phone", "company", "note"];

const keyOf = (path: string): string => `dure details ${path}`;

let taken: string | undefined;

/**
 * Takes what somebody typed about themselves out of the page's address, once it is open; a reload finds it again in this
 * tab alone.
 * @returns the address's query with it
 */
export function takenDetails(): string {
  taken ??= take();
  return taken;
}

function take(): string {
  const url = new URL(location.href);
  // A form that leads here hands them over in the fragment, which no server sees; a link may have them in its query.
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
    // Then a reload asks again.
  }
}
