import { mount } from 'svelte'
import '../theme.css'
import { follow } from '../stores/settings.svelte'
import App from './App.svelte'

follow()
mount(App, { target: document.getElementById('app')! })
