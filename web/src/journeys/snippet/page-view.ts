import type { TrackedEvent } from "@dure/domain/journeys/tracker/tracked-batch";
import { randomUuid } from "../../lib/public/random-uuid";

/** A website changes the title and the height of a page after its address. */
const SETTLED_MS = 300;

type More<E> = E extends TrackedEvent ? Omit<E, "id" | "page_id" | "at" | "url"> : never;

/** A page that is seen, from when it is shown for the first time. */
export type PageView = {
  path: string;
  url: string;
  tell: (event: More<TrackedEvent>) => void;
  /** Notes how far the page was seen. */
  measure: () => void;
  /** Ends a stay, if the page was visible. */
  leave: () => void;
  /** Begins another stay. */
  show: () => void;
  /** Whether it is the first time that somebody writes into the form. */
  isNewForm: (form: Element) => boolean;
};

/** @param tell takes the page's events, the first of them now */
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
      // Whoever leaves at once leaves the title that is there by now.
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
