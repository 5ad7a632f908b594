import type { TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import { randomUuid } from "../../lib/public/random-uuid";

/** How long to wait after a change of the address: a website updates the page's title and height later. */
const SETTLED_MS = 300;

type More<E> = E extends TrackedEvent ? Omit<E, "id" | "page_id" | "at" | "url"> : never;

/** A page view, which begins when the page is first visible. */
export type PageView = {
  path: string;
  url: string;
  tell: (event: More<TrackedEvent>) => void;
  /** Notes how far the page was scrolled. */
  measure: () => void;
  /** Ends a stay, if the page was visible. */
  leave: () => void;
  /** Begins another stay. */
  show: () => void;
  /** Whether the visitor types into this form for the first time. */
  isNewForm: (form: Element) => boolean;
};

/** @param tell gets the page's events, the first one at once */
export function openPageView(tell: (event: TrackedEvent) => void, referrer: string): PageView {
  const page_id = randomUuid();
  const { href: url, pathname: path } = location;
  const forms = new Set<Element>();
  let shownMs = Date.now();
  let depth = 0;
  let isLeft = false;
  const page = { type: "page" as const, id: page_id, page_id, at: shownMs, url, title: document.title, referrer };
  const measure = () => {
    if (isLeft) return;
    const { scrollHeight } = document.documentElement;
    depth = Math.max(depth, Math.min(100, ((scrollY + innerHeight) / (scrollHeight || 1)) * 100));
  };
  let isTitled = false;
  const readTitle = () => {
    if (!isTitled) page.title = document.title;
    isTitled = true;
  };
  const view: PageView = {
    ...{ path, url, measure },
    tell: (event) => tell({ ...event, id: randomUuid(), page_id, at: Date.now(), url }),
    leave: () => {
      // If the visitor leaves before the delay is over, the present title is used.
      readTitle();
      if (shownMs) view.tell({ type: "exit", stay_ms: Date.now() - shownMs, depth });
      shownMs = 0;
      isLeft = true;
    },
    show: () => {
      shownMs ||= Date.now();
      isLeft = false;
    },
    isNewForm: (form) => !forms.has(form) && Boolean(forms.add(form)),
  };
  tell(page);
  setTimeout(() => {
    if (isLeft) return;
    readTitle();
    measure();
  }, SETTLED_MS);
  return view;
}
