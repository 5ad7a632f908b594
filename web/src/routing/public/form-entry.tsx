/** @jsxImportSource preact */
import { idInAddress, readFirstData } from "../../ui/public/shell/first-data";
import { start } from "../../ui/public/shell/start";
import { FormApp } from "./form/form-app";
import { FormPreview } from "./form/form-preview";
import type { FirstData } from "./form/use-router";
import "./styles/index.css";

const id = idInAddress();

start(id === "preview" ? <FormPreview /> : <FormApp formId={id} first={readFirstData<FirstData>()} />);
