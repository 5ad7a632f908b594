import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";

/** A link within text, to another page of the app. */
export const TextLink = chakra(Link, {
  base: {
    color: "brand.fg",
    fontWeight: "medium",
    rounded: "l1",
    focusVisibleRing: "outside",
    _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
  },
});
