import { useEffect, useState } from "react";

export type TargetRect = { top: number; left: number; width: number; height: number };

/** The place on the screen of the menu's link to a page; undefined where the menu is closed, as on a phone. */
export function useTarget(path: string): TargetRect | undefined {
  const [rect, setRect] = useState<TargetRect>();
  useEffect(() => {
    const look = () => setRect(rectOf(document.querySelector(`nav a[href="${path}"]`)));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    for (const nav of document.querySelectorAll("nav")) watch.observe(nav);
    addEventListener("scroll", look, true);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", look, true);
    };
  }, [path]);
  return rect;
}

function rectOf(element: Element | null): TargetRect | undefined {
  if (!element) return undefined;
  const { top, left, width, height } = element.getBoundingClientRect();
  return width > 0 ? { top, left, width, height } : undefined;
}
