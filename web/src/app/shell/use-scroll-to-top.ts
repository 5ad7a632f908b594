import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** A new page begins at its top; the same page with another filter stays where it is. */
export function useScrollToTop(element: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    element.current?.scrollTo({ top: 0 });
  }, [element, pathname]);
}
