import { Link } from "@chakra-ui/react";
import type { PropsWithChildren } from "react";

/** The first Tab stop: skips the menu and goes to the page. */
export function SkipLink({ target, children }: PropsWithChildren<{ target: string }>) {
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      position="fixed"
      top="2"
      left="2"
      zIndex="skipNav"
      px="3"
      py="2"
      rounded="l2"
      bg="bg.panel"
      shadow="md"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
    >
      {children}
    </Link>
  );
}
