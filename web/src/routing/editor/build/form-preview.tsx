import { Box, chakra, Text } from "@chakra-ui/react";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** The preview updates after this pause in typing. */
const REST_MS = 150;

/** The form as visitors see it: its public page in a frame, which renders the draft that is posted to it. */
export function FormPreview({ draft: { form, extra, metadata } }: { draft: RouterBody }) {
  const { t, i18n } = useTranslation("routing");
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === "dure:preview-ready") setReady(true);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const message = { type: "dure:preview", form, extra, mappings: metadata.mappings };
    const wait = setTimeout(() => frame.current?.contentWindow?.postMessage(message, location.origin), REST_MS);
    return () => clearTimeout(wait);
  }, [isReady, form, extra, metadata.mappings]);
  return (
    <Box as="section" aria-label={t("build.preview")} position={{ lg: "sticky" }} top="4">
      <Text textStyle="xs" color="fg.muted" mb="2">
        {t("build.preview")}
      </Text>
      <chakra.iframe
        ref={frame}
        src={`/form/preview?lang=${i18n.language}`}
        title={t("build.previewFrame")}
        w="full"
        h={{ base: "70dvh", lg: "calc(100dvh - 14rem)" }}
        minH="80"
        borderWidth="1px"
        rounded="l3"
        bg="bg.panel"
      />
    </Box>
  );
}
