import { Box, chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";

const Anchor = chakra(NavLink);

type MenuLinkProps = { to: string; icon?: LucideIcon; label: string; folded?: boolean };

/** A menu entry; it is marked as current on its page and on pages below it. */
export function MenuLink({ to, icon: Icon, label, folded = false }: MenuLinkProps) {
  return (
    <li>
      <Anchor
        to={to}
        {...(folded && { title: label, "aria-label": label })}
        display="flex"
        alignItems="center"
        gap="2.5"
        h={{ base: "10", md: "8" }}
        // The icon is in the middle of the collapsed menu, and at the same place in the open one.
        px="2.5"
        rounded="l2"
        color="fg.muted"
        fontWeight="medium"
        transition="background 80ms"
        focusVisibleRing="inside"
        _hover={{ bg: "bg.emphasized/60", color: "fg" }}
        _currentPage={{ bg: "bg.emphasized/80", color: "fg", _icon: { color: "brand.fg" } }}
      >
        {Icon && (
          <Box asChild boxSize="4" flexShrink="0" _currentPage={{ color: "brand.fg" }}>
            <Icon aria-hidden />
          </Box>
        )}
        {!folded && (
          <Box as="span" truncate>
            {label}
          </Box>
        )}
      </Anchor>
    </li>
  );
}
