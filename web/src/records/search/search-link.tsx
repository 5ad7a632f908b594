import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router";

const Anchor = chakra(Link);

type SearchLinkProps = { to: string; id: string; isActive: boolean; onOpen: () => void; children: ReactNode };

/** An option of the search. The search field keeps the focus, so it is no Tab stop. */
export function SearchLink({ to, id, isActive, onOpen, children }: SearchLinkProps) {
  return (
    <Anchor
      to={to}
      role="option"
      id={id}
      aria-selected={isActive}
      tabIndex={-1}
      display="block"
      px="2"
      py="1.5"
      rounded="l2"
      bg={isActive ? "bg.emphasized/80" : undefined}
      _hover={isActive ? {} : { bg: "bg.muted" }}
      onClick={onOpen}
    >
      {children}
    </Anchor>
  );
}
