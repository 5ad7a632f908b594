/** @jsxImportSource preact */
import { MeetApp } from "./meet/meet-app";
import { idInAddress, readFirstData } from "./shell/first-data";
import { start } from "./shell/start";
import "./styles/meet.css";

start(<MeetApp id={idInAddress()} first={readFirstData()} />);
