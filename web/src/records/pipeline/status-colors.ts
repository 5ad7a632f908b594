import type { StageStatus } from "@dure/domain/records/field/field";

/** The color of each status group, by the theme's tokens. */
export const STATUS_COLORS: Readonly<Record<StageStatus, string>> = {
  BEFORE_SALES: "gray.400",
  IN_SALES: "blue.500",
  SALES_SUCCESS: "brand.solid",
  SALES_FAILURE: "red.500",
};
