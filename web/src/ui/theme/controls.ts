import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { menuAnatomy, nativeSelectAnatomy, tableAnatomy } from "@chakra-ui/react/anatomy";

/** 32 px on desktops, 40 px on touch screens. */
const HEIGHT = { base: "10", md: "8" };
const SMALL_HEIGHT = { base: "9", md: "7" };
/** Phones zoom into fields whose font is below 16 px. */
const FIELD_SIZE = { base: "md", md: "sm" };

/** Darker on hover instead of paler, so that white text stays legible. */
const SOLID_HOVER = "color-mix(in srgb, {colors.colorPalette.solid} 86%, black)";

export const button = defineRecipe({
  base: {
    fontWeight: "medium",
    transitionDuration: "fast",
    // Below the spinner the label is transparent, not hidden: the button keeps its name for screen readers.
    "&[data-loading] > span > :nth-child(2)": { visibility: "visible", color: "transparent" },
  },
  variants: {
    size: {
      xs: { h: SMALL_HEIGHT, minW: SMALL_HEIGHT, px: "2", textStyle: "xs", _icon: { width: "3.5", height: "3.5" } },
      sm: { h: HEIGHT, minW: HEIGHT, px: "3", gap: "1.5", _icon: { width: "4", height: "4" } },
    },
    variant: {
      solid: { _hover: { bg: SOLID_HOVER }, _expanded: { bg: SOLID_HOVER } },
      outline: {
        "--outline-color": "colors.border.emphasized",
        bg: "bg.panel",
        color: "fg",
        _hover: { bg: "bg.muted" },
        _expanded: { bg: "bg.muted" },
      },
      ghost: { color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" }, _expanded: { bg: "bg.muted" } },
    },
  },
  defaultVariants: { size: "sm" },
});

export const input = defineRecipe({
  base: { bg: "bg.panel" },
  variants: {
    size: { sm: { "--input-height": { base: "sizes.10", md: "sizes.8" }, fontSize: FIELD_SIZE } },
    variant: { outline: { borderColor: "border.emphasized", bg: "bg.panel" } },
  },
  defaultVariants: { size: "sm" },
});

export const textarea = defineRecipe({
  variants: {
    size: { sm: { fontSize: FIELD_SIZE } },
    variant: { outline: { borderColor: "border.emphasized", bg: "bg.panel" } },
  },
  defaultVariants: { size: "sm" },
});

export const nativeSelect = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  variants: {
    size: {
      sm: {
        root: { "--select-field-height": { base: "sizes.10", md: "sizes.8" } },
        field: { fontSize: FIELD_SIZE },
      },
    },
    variant: { outline: { field: { borderColor: "border.emphasized", bg: "bg.panel" } } },
  },
  defaultVariants: { size: "sm" },
});

export const menu = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  base: {
    content: { borderRadius: "l3", borderWidth: "1px", boxShadow: "md", minW: "11rem" },
    item: { minH: HEIGHT, gap: "2", cursor: "pointer" },
    itemGroupLabel: { textStyle: "xs", color: "fg.muted", fontWeight: "medium" },
  },
});

export const table = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  base: { columnHeader: { color: "fg.muted", textStyle: "xs", fontWeight: "medium" } },
});
