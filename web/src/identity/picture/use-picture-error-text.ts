import { useTranslation } from "react-i18next";
import { useErrorText } from "../../ui/use-error-text";
import { PictureError } from "./choose-picture";

/** Words for why a picture was not taken. */
export function usePictureErrorText(): (error: unknown) => string {
  const { t } = useTranslation("identity");
  const errorText = useErrorText();
  return (error) => (error instanceof PictureError ? t(`picture.fault.${error.fault}`) : errorText(error));
}
