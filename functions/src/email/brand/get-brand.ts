import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readBrand } from "./brand-store";

export const getBrand: Verb<typeof emailApi.getBrand> = ({ teamId }) => readBrand(teamId);
