// Takes the first choice of the list:  fondaco simulate TITLE --bots "exec:node first.js",random
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
    const told = JSON.parse(line);
    if (told.type === "decide") process.stdout.write(JSON.stringify(told.choices[0]) + "\n");
});
