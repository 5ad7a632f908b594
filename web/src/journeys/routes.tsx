import { lazy } from "react";
import type { Area } from "../lib/area";

export const area: Area = {
  parts: {
    CompanyInsight: lazy(async () => ({ default: (await import("./company/company-insight")).CompanyInsight })),
  },
  changes: ["company-research"],
};
