import { Link as TextLink } from "@chakra-ui/react";
import { Link } from "react-router";

/** A value; a link to its records if they have an address. */
export function LinkedValue({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined) return children;
  return (
    <TextLink asChild color="inherit">
      <Link to={href}>{children}</Link>
    </TextLink>
  );
}
