import { partsOf, type Scope } from "@dure/domain/shared/caller/scope";
import { useTranslation } from "react-i18next";

/** A scope's name for people: "Records: read". */
export function useScopeLabel(): (scope: Scope) => string {
  const { t } = useTranslation("teams");
  return (scope) => {
    const [area, action] = partsOf(scope);
    return `${t(`apiKeys.area.${area}`)}: ${t(`apiKeys.level.${action}`)}`;
  };
}
