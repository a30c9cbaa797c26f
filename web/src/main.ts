import { mount } from "svelte";
import App from "./App.svelte";
import { watchRest } from "./shell/rest";
import "./shell/fonts.css";
import "./shell/base.css";

const place = document.getElementById("app");
if (!place) throw new Error("no place to lay the table");
watchRest();
mount(App, { target: place });
